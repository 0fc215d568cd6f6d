import {
  categoryPath,
  currentPrice,
  featuredBestSellers,
  findProduct,
  formatPrice,
  type Product,
  productPath,
  ratingSummary,
  relatedProducts,
} from '@nuee/domain';
import { categories, products, reviews } from '@nuee/domain/seed';

// The pages that `npm run bench:web` compares the shop's with, carefully written by hand for reading only: the same
// words, the same picture files, the same fonts with fallbacks of the same metrics (so that neither page shifts), and
// inline the style rules that a phone needs. No script, no unused class, nothing that only an application or a search
// engine needs.

/** The addresses that are compared: the kinds of page with which most visits begin. */
export const staticAddresses = ['/', '/catalogue', '/produit/fraise-des-bois'] as const;
export type StaticAddress = (typeof staticAddresses)[number];

/** The fonts of a build: their HTML, and their style rules. */
export interface Fonts {
  preloads: string;
  faces: string;
}

const menu = [
  ['/catalogue', 'Catalogue'],
  ['/about', 'Notre Histoire'],
  ['/faq', 'FAQ'],
  ['/livraison', 'Livraison'],
  ['/contact', 'Contact'],
] as const;
const legal = [
  ['/mentions-legales', 'Mentions légales'],
  ['/conditions-generales', 'Conditions générales'],
  ['/politique-confidentialite', 'Politique de confidentialité'],
  ['/cookies', 'Cookies'],
] as const;

const rules = `
*{box-sizing:border-box;margin:0}
body{font:400 1rem/1.6 'Hanken Grotesk Variable','Hanken Fallback',sans-serif;color:#1f1a17;background:#fbf6ee}
a{color:inherit}
ul{padding:0;list-style:none}
img{display:block;width:100%;height:100%;object-fit:cover}
h1,h2,h3{font:200 2.25rem/1.15 Spectral,'Spectral Fallback','Spectral Fallback Times',serif}
h1{font-size:2.75rem}
h3{font-size:1.5rem}
header,section,footer{padding:20px}
body>header{display:flex;gap:20px;height:60px;padding:14px 20px;border-bottom:1px solid #e5daca}
.name{flex:1;font:300 1.5rem/1.3 Spectral,'Spectral Fallback','Spectral Fallback Times',serif}
.lead{font:300 1.2rem/1.45 Spectral,'Spectral Fallback','Spectral Fallback Times',serif;color:#665b53}
.hero{display:block;height:340px;margin:-20px -20px 32px}
.hero img{object-position:92% 50%}
.banner{display:block;height:180px;margin:20px -20px -20px}
.button{display:block;margin-top:12px;padding:12px;border:1px solid #8b7d70;border-radius:2px;text-align:center;text-decoration:none;font:inherit}
.main{background:#5b2a4e;color:#fff8ef}
.number{font:italic 300 1rem Spectral,'Spectral Fallback','Spectral Fallback Times',serif}
.cell picture{display:block;aspect-ratio:1}
.row{display:grid;grid-template-columns:8rem 1fr;gap:16px}
.row picture{display:block;height:8rem}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:1px}
.tiles picture{display:block;aspect-ratio:4/5}
.buy{position:sticky;bottom:0;display:flex;gap:12px;padding:12px 0;background:#fbf6ee}
.buy input{width:8rem}
.buy .button{flex:1;margin:0}`;

/** A page as one text of HTML. */
export function staticPage(address: StaticAddress, { preloads, faces }: Fonts): string {
  const { title, description, main } = contents[address]();
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/icon-96.png" type="image/png" sizes="96x96">
${preloads}
<style>${faces}${rules}
</style>
</head>
<body>
<header><a class="name" href="/">Maison Nuée</a><a href="/login">Se connecter</a><a href="/panier">Panier</a></header>
<main>${main}</main>
<footer>
<p>Des e-liquides premium, composés comme des parfums&nbsp;: gourmands, fruités ou mentholés.</p>
<h2>La boutique</h2>${links(menu)}
<h2>Mon compte</h2>${links([
    ['/login', 'Se connecter'],
    ['/panier', 'Panier'],
  ])}
<h2>Informations</h2>${links(legal)}
<p>18+ La vente de produits contenant de la nicotine est interdite aux mineurs de moins de 18 ans.</p>
<p>© 2026 Maison Nuée</p>
</footer>
</body>
</html>
`;
}

interface Content {
  title: string;
  description: string;
  main: string;
}

const contents: Record<StaticAddress, () => Content> = {
  '/': () => ({
    title: 'Maison Nuée - E-liquides premium',
    description: 'Des e-liquides premium, composés à la manière des parfums : gourmands, fruités ou mentholés.',
    main: `<section>${picture({ ...hero, kind: 'hero', first: true })}
<h1>L’univers<br>gourmand<br>de&nbsp;Maison&nbsp;Nuée</h1>
<p class="lead">Des e-liquides premium, composés à la manière des parfums&nbsp;: une tête vive, un cœur rond, un souvenir qui reste.</p>
<a class="button main" href="/catalogue">Découvrir nos produits</a><a class="button" href="/about">En savoir plus</a></section>
<section><h2>Nos Best-Sellers</h2><a class="button" href="/catalogue">Voir tout le catalogue</a>
<ul>${featuredBestSellers(products)
      .map((product, index) => card(product, index === 0 ? feature : row))
      .join('')}</ul></section>
<section><h2>Nos Catégories</h2><ul class="tiles">${categories
      .map(({ name, image }) => {
        const src = image.replace(/\.png$/, '');
        return `<li>${picture({ name: src, ...tile })}<h3><a href="${categoryPath(name)}">${name}</a></h3></li>`;
      })
      .join('')}</ul></section>
<section><h2>Restez informé</h2><form><label>Adresse email<input type="email" placeholder="Votre adresse email"></label><button class="button main">S'abonner</button></form>
<p>En vous inscrivant, vous acceptez notre <a href="/politique-confidentialite">politique de confidentialité</a>. Vous pouvez vous désinscrire à tout moment.</p></section>
<section><h2>Ce que nos clients pensent</h2><p>${ratingSummary.averageLine}</p><p>${ratingSummary.countLine}</p>
${reviews.map(({ name, rating, content, date }) => `<p>${rating} sur 5</p><blockquote>${content}</blockquote><p>${name} · ${date}</p>`).join('\n')}</section>`,
  }),
  '/catalogue': () => ({
    title: 'Catalogue - Maison Nuée',
    description: 'Nos e-liquides premium, fruités, gourmands, mentholés ou classiques, de 10 à 100 ml.',
    main: `<section><h1>Catalogue</h1>
<p class="lead">Nos compositions, du fruit le plus vif à la menthe la plus froide. Choisissez une famille ; le taux et la contenance se choisissent flacon par flacon.</p>
${picture({ ...banner, kind: 'banner', first: true })}</section>
<section><p>10 produits</p><ul>${products.map((product, index) => card(product, { ...cell, first: index === 0 })).join('')}</ul></section>`,
  }),
  '/produit/fraise-des-bois': () => {
    const product = findProduct(products, 'fraise-des-bois');
    if (product === undefined) throw new Error('The catalogue has no Fraise des Bois: compare with another product.');
    return {
      title: `${product.name} - E-liquide Premium`,
      description: product.description,
      main: `<section class="cell"><div style="margin:-20px -20px 20px">${picture({ ...cell, name: nameOf(product), sizes: '(min-width: 1024px) 76vw, 100vw', alt: product.name, first: true })}</div>
<p>${product.category} ${badges(product)}</p><h1>${product.name}</h1><span class="number">N°&nbsp;${product.id}</span>
<p>${formatPrice(currentPrice(product))}</p><p class="lead">${product.description}</p>
<form>${choice('Taux de nicotine', product.nicotineStrengths, 'mg/ml')}${choice('Contenance', product.sizes, 'ml')}
<div class="buy"><input type="number" value="1" aria-label="Quantité"><button class="button main">Ajouter au panier</button></div></form>
${list(['Livraison rapide', 'Paiement sécurisé', 'Service client réactif', 'Satisfait ou remboursé'])}
<p>La nicotine contenue dans ce produit crée une forte dépendance. Son utilisation par les non-fumeurs n’est pas recommandée.</p></section>
<section><h2>Arômes</h2>${list(product.flavors)}<h2>Composition</h2>${list(product.ingredients)}</section>
<section><h2>Produits similaires</h2><ul>${relatedProducts(products, product)
        .map((related) => card(related, row))
        .join('')}</ul></section>`,
    };
  },
};

interface PictureOf {
  /** Address without width and ending. */
  name: string;
  widths: readonly number[];
  sizes: string;
  width: number;
  height: number;
  alt?: string;
  kind?: string;
  /** Visible at once. */
  first?: boolean;
}

const hero = {
  name: '/images/hero',
  alt: 'Quatre flacons Maison Nuée posés sur des nuages',
  widths: [320, 480, 640, 960, 1200, 1600],
  sizes: '(min-width: 1024px) 100vw, 160vw',
  width: 1600,
  height: 900,
};
const banner = {
  name: '/images/banner-catalogue',
  widths: [640, 960, 1200, 1600],
  sizes: '(min-width: 1024px) 75vw, 140vw',
  width: 1600,
  height: 533,
};
const cell = {
  kind: 'cell',
  widths: [320, 480, 640, 960, 1200],
  sizes: '(min-width: 1200px) 24vw, (min-width: 640px) 50vw, 100vw',
  width: 1200,
  height: 1200,
};
const feature = {
  ...cell,
  sizes: '(min-width: 1280px) 56vw, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
};
const row = {
  ...cell,
  kind: 'row',
  sizes: '(min-width: 1280px) 25vw, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 176px',
};
const tile = {
  widths: [320, 480, 640, 960],
  sizes: '(min-width: 1024px) 25vw, (min-width: 640px) 34vw, 50vw',
  width: 960,
  height: 1200,
};

function picture({ name, widths, sizes, width, height, alt = '', kind, first = false }: PictureOf): string {
  const copies = (format: string): string => widths.map((each) => `${name}-${each}.${format} ${each}w`).join(', ');
  const loading = first ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture${kind ? ` class="${kind}"` : ''}><source type="image/avif" srcset="${copies('avif')}" sizes="${sizes}"><img alt="${alt}" srcset="${copies('webp')}" sizes="${sizes}" src="${name}-${widths.at(-1)}.webp" width="${width}" height="${height}" ${loading}></picture>`;
}

const nameOf = ({ image }: Product): string => image.replace(/\.\w+$/, '');

function card(product: Product, { kind, ...shown }: Omit<PictureOf, 'name'>): string {
  return `<li class="${kind}">${picture({ ...shown, name: nameOf(product) })}<div><p>${badges(product)}</p><h3><a href="${productPath(product)}">${product.name}</a></h3>
<span class="number">N°&nbsp;${product.id}</span><p>${product.shortDescription}</p><p>${formatPrice(currentPrice(product))}${product.discountPrice === undefined ? '' : ` <s>${formatPrice(product.price)}</s>`}</p></div></li>`;
}

const badges = ({ isBestSeller, isNew, discountPrice }: Product): string =>
  [isBestSeller && 'Best-seller', isNew && 'Nouveau', discountPrice !== undefined && 'Promo'].filter(Boolean).join(' ');

const choice = (name: string, values: readonly number[], unit: string): string =>
  `<fieldset><legend>${name}</legend>${values.map((value) => `<label><input type="radio" name="${name}" value="${value}">${value} ${unit}</label>`).join('')}</fieldset>`;

const list = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

const links = (entries: readonly (readonly [href: string, label: string])[]): string =>
  `<ul>${entries.map(([href, label]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>`;
