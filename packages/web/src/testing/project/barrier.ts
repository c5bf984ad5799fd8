import type { Page } from '@reseau/browserkit';

interface Message {
  readonly t: string;
}

/** Holds what several pages say until all of them have said it, and then lets it through at once. */
export class Barrier {
  readonly opened: Promise<void>;
  #open: () => void = () => undefined;
  readonly #waiting: (() => void)[] = [];
  #isOpen = false;
  readonly #pages: number;
  readonly #isMeant: (message: Message) => boolean;

  constructor(pages: number, isMeant: (message: Message) => boolean) {
    this.#pages = pages;
    this.#isMeant = isMeant;
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  /** Stands between this page and the server. */
  readonly guard = async (page: Page): Promise<void> => {
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const send = () => server.send(text);
        if (this.#isOpen || !this.#isMeant(JSON.parse(String(text)) as Message)) send();
        else this.#wait(send);
      });
    });
  };

  #wait(send: () => void): void {
    this.#waiting.push(send);
    if (this.#waiting.length < this.#pages) return;
    this.#isOpen = true;
    for (const one of this.#waiting) one();
    this.#open();
  }
}
