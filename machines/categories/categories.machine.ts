import type { CategoryOverview } from '#domain/category-overview.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const categoriesMachine = createResourceMachine<CategoryOverview[]>({ id: 'categories' });
