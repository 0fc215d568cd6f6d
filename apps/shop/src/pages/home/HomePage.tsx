import { Hero } from '@nuee/ui';
import { Fold } from '../../frame/Fold.tsx';
import { afterTouch, Later } from '../../frame/Later.tsx';
import { PageHead } from '../../frame/PageHead.tsx';

const LaterSections = afterTouch(() => import('./LaterSections.tsx'));

export default function HomePage() {
  return (
    <>
      <PageHead
        title="Maison Nuée - E-liquides premium"
        exactTitle
        description="Des e-liquides premium, composés à la manière des parfums : gourmands, fruités ou mentholés."
        canonical="/"
      />
      <Hero catalogueHref="/catalogue" aboutHref="/about" />
      <Fold />
      <Later below="parts">
        <LaterSections />
      </Later>
    </>
  );
}
