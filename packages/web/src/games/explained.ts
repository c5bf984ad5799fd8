/** What a table is made of, part by part, in the words of the screen; or why it cannot be. */
export type Explained =
  | { readonly ok: true; readonly parts: readonly { readonly head: string; readonly lines: readonly string[] }[] }
  | { readonly ok: false; readonly problem: string };
