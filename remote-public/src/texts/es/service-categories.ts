import type { serviceCategories as english } from '../en/service-categories';

export const serviceCategories: typeof english = {
  Food: 'Gastronomía',
  Wellness: 'Bienestar',
  Sport: 'Deportes',
  Water: 'Mar y laguna',
  Kids: 'Niños',
  Education: 'Clases y naturaleza',
  Culture: 'Cultura',
  Adventure: 'Aventura',
  Transportation: 'Transporte',
};
