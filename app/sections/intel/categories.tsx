import type { BlogContent } from '../../content/files/blog.ts';
import { useTranslate } from '../../language/use-translate.ts';

interface CategoriesProps {
  names: BlogContent['categories'];
  posts: BlogContent['blog_posts'];
}

/** How many posts there are of each kind: a line to read, not to choose from (specification, section 2). */
export function Categories({ names, posts }: CategoriesProps) {
  const t = useTranslate();
  return (
    <ul className="chips" aria-label={t('Categories')}>
      {names.map((name) => (
        <li key={name}>
          <span>{t(name)}</span>
          {posts.length > 0 && <b>{countOf(name)}</b>}
        </li>
      ))}
    </ul>
  );

  function countOf(name: string): number {
    return name === ALL ? posts.length : posts.filter(({ category }) => category === name).length;
  }
}

const ALL = 'All';
