// Notices on this device while no page is open: browsers do that over https, with a script that waits in the background.

import { post } from './api';
import type { AddDevice, DropDevice, NoticeWishes } from './protocol';

export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this device is told. */
export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Have this device told; null if its owner does not allow it. */
export async function subscribe(key: string): Promise<NoticeWishes | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = '', keys = {} } = made.toJSON();
  try {
    return await post<NoticeWishes>('/me/devices', { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } satisfies AddDevice);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** Have this device told no more; also before somebody signs out on it. */
export async function unsubscribe(): Promise<NoticeWishes | null> {
  const known = await subscription();
  if (!known) return null;
  await known.unsubscribe();
  return post<NoticeWishes>('/me/devices/forget', { endpoint: known.endpoint } satisfies DropDevice);
}

/** The bytes of URL-safe base64, as keys of push are written. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
