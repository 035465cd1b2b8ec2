import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-language.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import loadingSheet from './loading.css?inline';

interface LoadingProps {
  className?: string;
  /** Shows the word "Loading..."; otherwise only screen readers get it. */
  wordShown?: boolean;
  children: ReactNode;
}

/** A section whose content is loading: the word, and boxes of the content's size. */
export function Loading({ className = 'wrap loading cols', wordShown = false, children }: LoadingProps) {
  const t = useTranslate();
  useSheet('blocks', loadingSheet);
  return (
    <section className={className} aria-busy="true">
      <p className={wordShown ? undefined : 'vh'} role="status">
        {t('Loading...')}
      </p>
      {children}
    </section>
  );
}

/** A page whose content is loading. Its title comes with the content. */
export function LoadingPage({ wordShown = false }: Pick<LoadingProps, 'wordShown'>) {
  return (
    <Loading wordShown={wordShown}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Loading>
  );
}
