import type { CitySlug } from './cities.ts'

/** Clients of the past months, each with the city where they order. They share the password of the demo accounts. */
export type DemoClient = { name: string; phone: string; city: CitySlug; client_type: 'individual' | 'company'; commercial_number?: string }

const person = (name: string, phone: string, city: CitySlug): DemoClient => ({ name, phone, city, client_type: 'individual' })
const company = (name: string, phone: string, city: CitySlug, commercial_number: string): DemoClient => ({
  ...{ name, phone, city, commercial_number },
  client_type: 'company',
})

export const demoClients: readonly DemoClient[] = [
  person('عبدالرحمن القرني', '0500000101', 'riyadh'),
  person('نوف الحارثي', '0500000102', 'jeddah'),
  company('شركة أفق الشرق للمقاولات', '0500000103', 'dammam', '2050334455'),
  person('محمد الشمراني', '0500000104', 'abha'),
  person('Daniel Reyes', '0500000105', 'khobar'),
  person('هيفاء السديري', '0500000106', 'riyadh'),
  person('أحمد برناوي', '0500000107', 'madinah'),
  company('مطاعم بيت الحجاز', '0500000108', 'jeddah', '4030778899'),
  person('ريان العمري', '0500000109', 'makkah'),
  person('Priya Nair', '0500000110', 'riyadh'),
  person('عائشة الجهني', '0500000111', 'yanbu'),
  person('سعد الدوسري', '0500000112', 'buraydah'),
  company('مجموعة سنام التجارية', '0500000113', 'riyadh', '1010556677'),
  person('فيصل الحويطي', '0500000114', 'tabuk'),
]
