import { hasField, loadError, NO_DATA } from '../content/failures.ts';

/** Milliseconds before a missing file is requested again: doubled each time, up to a minute. */
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Requests the content files that the server could not read. The document shows the loading state in their place
 * (site/shell/content-of.tsx). The answer decides what the page shows (requirements 4.4 and 8.1). The page reloads
 * once the file is there.
 */
export function startContentStates(): void {
  const asking = document.querySelectorAll<HTMLElement>('[data-asks]');
  const files = new Set(Array.from(asking, ({ dataset }) => dataset.asks ?? ''));
  for (const file of files) void ask(file);
}

async function ask(file: string): Promise<void> {
  const error = await failureOf(file);
  if (error === undefined && !isReload()) return window.location.reload();
  for (const element of document.querySelectorAll(`[data-asks="${file}"]`)) element.remove();
  // A server that cannot use its own file must not cause endless reloads.
  if (error === undefined) return;
  console.error(error);
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (document.visibilityState === 'visible' && (await failureOf(file)) === undefined) {
      return window.location.reload();
    }
  }
}

/** Undefined when the file is available. */
async function failureOf(file: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/data/${file}`);
    if (!response.ok) return loadError(file, response.status);
    // The server leaves out wrong fields.
    return hasField(await response.json()) ? undefined : NO_DATA;
  } catch (error) {
    return (error instanceof Error && error.message) || NO_DATA;
  }
}

function isReload(): boolean {
  return performance.getEntriesByType('navigation')[0]?.type === 'reload';
}
