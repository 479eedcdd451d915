/**
 * Loads nothing until the visitor presses play: the player waits in a template. Films on other servers ask for
 * permission first.
 */
class FilmPlayer extends HTMLElement {
  connectedCallback() {
    const play = this.querySelector('a');
    const question = this.querySelector<HTMLElement>('[data-question]');
    play?.addEventListener('click', (event) => {
      event.preventDefault();
      if (!question) this.#start();
      else {
        question.hidden = false;
        question.querySelector('button')?.focus();
      }
    });
    question?.querySelector('[data-yes]')?.addEventListener('click', () => {
      this.#start();
    });
    question?.querySelector('[data-no]')?.addEventListener('click', () => {
      question.hidden = true;
      play?.focus();
    });
  }

  #start() {
    const waiting = this.querySelector('template')?.content.firstElementChild;
    const player = waiting && document.importNode(waiting, true);
    if (!(player instanceof HTMLElement)) return;
    this.querySelector('[data-stage]')?.replaceChildren(player);
    player.focus();
  }
}

customElements.define('film-player', FilmPlayer);
