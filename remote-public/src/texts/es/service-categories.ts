import type { serviceCategories as english } from '../en/service-categories';

export const serviceCategories: typeof english = {
  Food: 'Comida',
  Wellness: 'Bienestar',
  Sport: 'Deporte',
  Water: 'Agua',
  Kids: 'Niños',
  Education: 'Aprendizaje',
  Culture: 'Cultura',
  Adventure: 'Aventura',
  Transportation: 'Transporte',
};
