import { expect, test } from 'vitest';
import { invitation, isOwn } from './invite';

test.each(['http://localhost:8000', 'http://127.0.0.1', 'http://[::1]:8000', 'http://tablee.localhost', 'nonsense'])('%s is nothing to give away', (address) => {
  expect(isOwn(address)).toBe(true);
});

test.each(['http://192.168.1.20:8000', 'https://games.example.org', 'http://[fd00::1]:8000', 'http://localhost.example.org'])('%s can be reached by others', (address) => {
  expect(isOwn(address)).toBe(false);
});

test('a page opened on this device invites to the address that the house offers', () => {
  expect(invitation('http://localhost:8000', 'http://192.168.1.20:8000/', 'abc')).toEqual({ link: 'http://192.168.1.20:8000/t/abc', reachable: true });
});

test('the address somebody came by is kept, since it works', () => {
  expect(invitation('https://games.example.org', 'http://192.168.1.20:8000', 'abc').link).toBe('https://games.example.org/t/abc');
});

test('without any other address the invitation says that it stays on this device', () => {
  expect(invitation('http://localhost:8000', '', 'abc')).toEqual({ link: 'http://localhost:8000/t/abc', reachable: false });
  expect(invitation('http://localhost:8000', 'http://127.0.0.1:8000', 'abc').reachable).toBe(false);
});
