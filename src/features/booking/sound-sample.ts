import type { StoredFile } from '#site/browser/stored-files.ts';

/** Few visitors listen, so the link is requested when play is pressed. */
async function find(address: string): Promise<StoredFile> {
  try {
    const { findPublicFile } = await import('#site/browser/stored-files.ts');
    return await findPublicFile(address);
  } catch {
    return { state: 'unreachable' };
  }
}

/** Nothing is requested or loaded before a visitor wants to listen. */
class SoundSample extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    button?.addEventListener('click', () => {
      if (this.dataset['state'] !== 'loading') void this.#play(button);
    });
  }

  #say(words: string | undefined) {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words ?? '';
  }

  #become(state: 'loading' | 'playing' | 'idle', button: HTMLElement) {
    this.dataset['state'] = state;
    button.ariaBusy = String(state === 'loading');
  }

  async #play(button: HTMLElement) {
    const { address = '', label = '', loading, missing, unreachable } = this.dataset;
    this.#become('loading', button);
    this.#say(loading);
    const file = await find(address);
    if (file.state === 'missing') {
      button.remove();
      this.#say(missing);
      return;
    }
    if (file.state === 'unreachable') {
      this.#become('idle', button);
      this.#say(unreachable);
      return;
    }
    const player = new Audio(file.url);
    player.controls = true;
    player.ariaLabel = label;
    player.addEventListener('error', () => {
      player.replaceWith(button);
      this.#become('idle', button);
      this.#say(unreachable);
    });
    button.replaceWith(player);
    this.#become('playing', button);
    this.#say('');
    player.focus();
    // Browsers that require another touch show their own button.
    await player.play().catch(() => undefined);
  }
}

customElements.define('sound-sample', SoundSample);
