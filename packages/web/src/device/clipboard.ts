/**
 * Puts a text on the clipboard, and tells whether that worked. Over plain http, as at home, a browser has no clipboard to
 * write to, but copies what is selected.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, near);
  }
}

/** Near what was tapped: outside an open sheet nothing can be selected. */
function copySelected(text: string, near: HTMLElement): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', top: '0', left: '0', opacity: '0', fontSize: '16px' });
  near.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
