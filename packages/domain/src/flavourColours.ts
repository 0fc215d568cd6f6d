/** What the flavours of the ten bottles of the specification look like, in both modes. */
const colours: Readonly<Record<string, string>> = {
  'Fraise sauvage': '#D0342C',
  'Feuille froissée': '#3F7A43',
  'Pointe de crème': '#F6EEDF',
  'Mangue mûre': '#F0971F',
  'Fruit de la passion': '#6B2B4A',
  'Citron vert': '#A9CF4A',
  'Caramel brun': '#B9651E',
  'Beurre frais': '#F3D27C',
  'Fleur de sel': '#EDEAE0',
  'Menthe poivrée': '#2F8A5B',
  Eucalyptus: '#8DB5A8',
  'Air froid': '#BFE3EA',
  'Gomme rose': '#EE6FA6',
  'Sucre glace': '#F7F1F3',
  'Fruits rouges': '#B3203F',
  'Gousse de vanille': '#3A2A22',
  'Lait chaud': '#F7F0E2',
  'Bois doux': '#B98550',
  'Myrtille noire': '#3B3F72',
  Cassis: '#3A1A3C',
  Violette: '#6F45B8',
  'Virginie séché': '#8A5620',
  Foin: '#B8A25A',
  'Miel clair': '#E5A030',
  'Citron de Menton': '#F5CB2E',
  Meringue: '#F6F0E4',
  'Pâte sablée': '#E3B878',
  'Raisin blanc': '#C6CC77',
  Brioche: '#C98A45',
  'Bulle fine': '#E6C791',
};

/** The colours of those flavours that have one, by flavour: an owner’s may have none. */
export const flavourColours = (flavors: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(colours).filter(([flavour]) => flavors.includes(flavour)));
