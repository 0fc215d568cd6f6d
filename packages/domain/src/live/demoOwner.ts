/** The owner of the demonstration, whose password is public: refused where `DEMO` is off. */
export const demoOwner = {
  _id: 'demo-proprietaire',
  email: 'proprietaire@maison-nuee.example',
  password: 'Nuee-Maison-18',
  firstName: 'Ariane',
  lastName: 'Delmas',
} as const;
