import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type LinkProps, LinkProvider } from '../../internal/LinkContext.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { OptionGroup } from '../../primitives/OptionGroup/OptionGroup.tsx';
import * as styles from './PagePreview.css.ts';

export interface PagePreviewProps {
  /** What the shop will show. */
  children: ReactNode;
}

/** In px: the windows that most visitors have. */
const widths = { phone: 390, desk: 1280 } as const;
type Window = keyof typeof widths;
const height = 720;

/**
 * A part of the shop as it will stand in a window of a phone or a computer, scaled to fit. Its links open beside the office.
 *
 * Use it beside the fields of a page; for the card of a product, use `ProductPreview`.
 */
export function PagePreview({ children }: PagePreviewProps) {
  const [shown, setShown] = useState<Window>('phone');
  const [page, setPage] = useState<Document | null>(null);
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const width = widths[shown];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <Stack gap={16}>
      <OptionGroup
        label="Taille de l’écran"
        name="preview"
        value={shown}
        onValueChange={setShown}
        options={[
          { value: 'phone', label: 'Téléphone' },
          { value: 'desk', label: 'Ordinateur' },
        ]}
      />
      <div ref={place} className={styles.place} style={{ height: height * scale }}>
        <iframe
          title={`Aperçu sur ${shown === 'phone' ? 'téléphone' : 'ordinateur'}`}
          // A document of its own, not in the quirks mode of an empty frame.
          srcDoc="<!doctype html>"
          onLoad={({ currentTarget: { contentDocument: inner } }) => {
            if (inner) dress(inner);
            setPage(inner);
          }}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {page &&
          createPortal(
            <LinkProvider component={OpenBeside}>
              <div className={styles.page}>{children}</div>
            </LinkProvider>,
            page.body,
          )}
      </div>
    </Stack>
  );
}

/** Gives the document of a frame the styles of this one. */
function dress(inner: Document): void {
  const { lang, className, dataset } = document.documentElement;
  Object.assign(inner.documentElement, { lang, className });
  Object.assign(inner.documentElement.dataset, dataset);
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
    inner.head.append(inner.importNode(sheet, true));
  }
}

const OpenBeside = ({ ref, ...props }: LinkProps) => <a ref={ref} {...props} target="_blank" />;
