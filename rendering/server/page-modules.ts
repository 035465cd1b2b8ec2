import { routeAt } from '../../app/routes.ts';
import type { PageModule } from '../../app/page-module.ts';

const modules = import.meta.glob<PageModule>(['/app/pages/*.tsx', '!**/*.test.tsx'], { eager: true });

/** The page at a path without a language. Any path that the table does not have is that of the not-found page. */
export function pageModuleAt(path: string): PageModule {
  const file = `/app/pages/${routeAt(path)?.file ?? 'not-found'}.tsx`;
  const module = modules[file];
  if (!module) throw new Error(`There is no ${file}`);
  return module;
}
