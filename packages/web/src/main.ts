import './design/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress, language } from './i18n/book.svelte.ts';
import { openHouse } from './i18n/house.ts';
import { followLinks } from './router.svelte.ts';
import { dressTheme } from './settings.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('main: the page has no place for the app');

dressTheme();
dress(language.current);
followLinks();
await openHouse();
mount(App, { target });

// In development the shell changes with every keystroke; over plain http browsers offer no such thing.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
