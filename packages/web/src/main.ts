import './design/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './device/router.svelte.ts';
import { dressTheme } from './device/settings.svelte.ts';
import { applyLanguage, language } from './words/catalogue.svelte.ts';
import { openFrontWords } from './words/front.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('main: the page has no place for the app');

dressTheme();
applyLanguage(language.current);
followLinks();
await openFrontWords();
mount(App, { target });

// In development the shell changes with every keystroke; over plain http browsers offer no such thing.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
