import type { PageModule } from '../../app/page-module.ts';

const modules = import.meta.glob<PageModule>(['/app/pages/*.tsx', '!**/*.test.tsx'], { eager: true });

/** @param name as in the table of pages; without one, that of the not-found page */
export function pageModule(name = 'not-found'): PageModule {
  const file = `/app/pages/${name}.tsx`;
  const module = modules[file];
  if (!module) throw new Error(`There is no ${file}`);
  return module;
}
