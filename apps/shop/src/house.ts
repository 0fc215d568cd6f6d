/** Who the house is and how to reach it, as the contact and legal pages say it. The company is imaginary. */
export const house = {
  company: 'Maison Nuée SAS',
  street: '8 rue des Nuages',
  city: '44000 Nantes, France',
  phone: '02 40 00 00 00',
  /** Section 9. */
  phoneHours: 'en semaine, de 9\u00a0h à 18\u00a0h',
  email: 'contact@maison-nuee.example',
  /** Section 9. */
  openingHours: ['Du lundi au vendredi\u00a0: 10:00-19:00', 'Samedi\u00a0: 10:00-18:00', 'Dimanche\u00a0: fermé'],
} as const;
