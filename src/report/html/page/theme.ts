import { byId } from './dom.ts';

const KEY = 'hostport-lint-theme';

/** Lets the reader turn light into dark and back; without a choice the page follows the system. */
export function createThemeButton(): void {
  const button = byId<HTMLButtonElement>('theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  let choice = remembered();
  const show = () => {
    const dark = choice === null ? system.matches : choice === 'dark';
    if (choice === null) document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', choice);
    button.textContent = dark ? 'Light' : 'Dark';
    button.setAttribute('aria-label', dark ? 'Use light colours' : 'Use dark colours');
    button.hidden = false;
  };
  button.addEventListener('click', () => {
    const dark = choice === null ? system.matches : choice === 'dark';
    choice = dark ? 'light' : 'dark';
    remember(choice);
    show();
  });
  system.addEventListener('change', show);
  show();
}

function remembered(): 'light' | 'dark' | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    // Browsers refuse storage to pages in a sandbox.
    return null;
  }
}

function remember(choice: string): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice is then kept until the page is closed.
  }
}
