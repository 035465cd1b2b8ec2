import type { ReactNode } from 'react';
import type { Text } from '../language/text.ts';

export type NoticeKind = 'good' | 'bad';

interface NoticeProps {
  kind: NoticeKind;
  title: Text;
  text: Text;
  children?: ReactNode;
}

/** The outcome of something the visitor did. Screen readers announce success politely, an error at once. */
export function Notice({ kind, title, text, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'good' ? 'status' : 'alert'}>
      <p>
        <b>{title}</b> {text}
      </p>
      {children}
    </div>
  );
}
