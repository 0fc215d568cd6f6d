import { type SyntheticEvent, useId, useState } from 'react';
import type { MailContent, MailShop } from '../letter.ts';
import { darkCondition } from '../mailStyles.ts';
import { writeMail } from '../writeMail.ts';
import * as styles from './MailPreview.css.ts';

export interface MailPreviewProps {
  /** The content of the mail, by its kind. */
  content: MailContent;
  /** The sender. */
  shop: MailShop;
}

const views = [
  { title: 'Large, clair', width: 600, isDark: false },
  { title: 'Téléphone, clair', width: 390, isDark: false },
  { title: 'Large, sombre', width: 600, isDark: true },
] as const;

/**
 * A mail as the recipient sees it, for Storybook only: as a wide and a narrow document, in dark mode, and as plain
 * text. The API sends what `writeMail` makes of the same content; to say something on a page, use a `Notice`.
 */
export function MailPreview({ content, shop }: MailPreviewProps) {
  const { subject, html: sent, text } = writeMail(content, shop);
  // Its pictures are those of Storybook: the shop that is named doesn't exist.
  const html = sent.replaceAll(`src="${shop.url}/`, 'src="/');
  const textTitle = useId();
  return (
    <div className={styles.root}>
      <p className={styles.subject}>
        Objet{'\u00a0'}: <strong>{subject}</strong>
      </p>
      <div className={styles.views}>
        {views.map(({ title, width, isDark }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reached by keyboard.
          <figure key={title} className={styles.view} tabIndex={0}>
            <figcaption className={styles.caption}>
              {title}, {width} px
            </figcaption>
            <Frame title={title} width={width} html={colored(html, isDark)} />
          </figure>
        ))}
        <figure className={styles.view} aria-labelledby={textTitle}>
          <figcaption id={textTitle} className={styles.caption}>
            Texte seul
          </figcaption>
          <pre className={styles.text}>{text}</pre>
        </figure>
      </div>
    </div>
  );
}

/** In the colours of one mode, whatever the browser prefers. */
const colored = (html: string, isDark: boolean): string => html.replace(darkCondition, isDark ? 'all' : 'not all');

/** A document of its own, as high as its content. Its links don't navigate. */
function Frame({ title, width, html }: { title: string; width: number; html: string }) {
  const [height, setHeight] = useState(400);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget;
    if (!contentDocument) return;
    contentDocument.addEventListener('click', (press) => press.preventDefault());
    setHeight(contentDocument.documentElement.scrollHeight);
  };
  return <iframe title={title} srcDoc={html} width={width} height={height} className={styles.frame} onLoad={measure} />;
}
