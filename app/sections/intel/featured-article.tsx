import { documentPath } from '../../content/documents.ts';
import type { Post } from '../../content/files/blog.ts';
import { Link } from '../../language/link.tsx';
import { untranslated } from '../../language/text.ts';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReadTime, WrittenDate } from './written.tsx';

/** The one large article, on a sheet of paper. One about a version of the product has a picture. */
export function FeaturedArticle({ article = '', category, date, read_time, title, excerpt }: Post) {
  const t = useTranslate();
  const version = /\b\d+\.\d+\b/.exec(useFill()(title))?.[0];
  return (
    <article className="feature paper">
      {version && (
        <svg className="feature-art" viewBox="0 0 400 230" aria-hidden="true">
          <path className="before" d={SCATTERED} />
          <path className="after" d={ON_RECORD} />
          <path className="record" d="M221 57V219M217 57h8M217 115h8M217 187h8" />
          <path className="rules" d="M0 36H160M220 36H400M220 220H400M220 224H400" />
          <text x="220" y="24">
            {untranslated(version)}
          </text>
        </svg>
      )}
      <div>
        <p className="meta">
          <b>{t(category)}</b>
          <span>
            <WrittenDate date={date} />
          </span>
          <span>
            <ReadTime text={read_time} />
            <Icon name="onward" />
          </span>
        </p>
        <h2>
          <Link to={documentPath('articles', article)}>{t(title)}</Link>
        </h2>
        <p>{t(excerpt)}</p>
      </div>
    </article>
  );
}

/** Two ruled columns: what was in three places, out of line, is in one record. */
const SCATTERED = 'M0 57H110M0 71H84M30 109H160M30 123H120M30 137H142M8 187H96M8 201H136';
const ON_RECORD = 'M240 57H400M240 71H352M240 115H400M240 129H376M240 143H340M240 187H400M240 201H364';
