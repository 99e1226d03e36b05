import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import './lib/settings.svelte';
import { texts } from './lib/texts.svelte';

await texts.load(texts.language);
mount(App, { target: document.getElementById('page')! });
