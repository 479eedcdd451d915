/** Tells the site's other tabs that something has changed; what it is they read for themselves. */
export function createOtherTabs(name: string) {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(name);
    return {
      say: () => {
        channel.postMessage(name);
      },
      listen: (heard: () => void) => {
        channel.addEventListener('message', heard);
      },
    };
  }
  return {
    say: () => {
      try {
        // The others hear of it, and nothing stays behind.
        localStorage.setItem(name, '');
        localStorage.removeItem(name);
      } catch {
        // Storage is blocked: the others find out at their next page.
      }
    },
    listen: (heard: () => void) => {
      addEventListener('storage', ({ key }) => {
        if (key === name) heard();
      });
    },
  };
}
