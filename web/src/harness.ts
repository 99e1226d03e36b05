import { mount } from 'svelte';
import './app.css';
import './games/offensive/look.css';
import { texts } from './lib/texts.svelte';
import H from './Harness.svelte';
const q = new URLSearchParams(location.search);
document.documentElement.dataset.theme = q.get('theme') ?? 'light';
await texts.load((q.get('lang') ?? 'fr') as 'fr', 'offensive');
mount(H, { target: document.getElementById('app')! });
