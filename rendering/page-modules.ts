import { routeAt } from '../app/routes.ts';
import type { PageModule } from './page-module.ts';

const files = import.meta.glob<PageModule>(['/app/routes/*.tsx', '!**/*.test.tsx']);
const loaded = new Map<string, PageModule>();

/** The file of the page at a path without a language: `app/routes/home.tsx`. Any other path has the not-found page. */
export function pageFileAt(path: string): string {
  return `app/routes/${routeAt(path)?.file ?? 'not-found'}.tsx`;
}

/** A page's module: the value once it is loaded, else its promise. */
export function pageModuleAt(path: string): PageModule | Promise<PageModule> {
  const file = pageFileAt(path);
  return loaded.get(file) ?? load(file);
}

async function load(file: string): Promise<PageModule> {
  const module = await files[`/${file}`]?.();
  if (!module) throw new Error(`There is no ${file}`);
  loaded.set(file, module);
  return module;
}
