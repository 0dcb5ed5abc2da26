/** How far a rental of the demo is. */
export type DemoRental = {
  /** The English name of the car: one that is brought to its client, at any hour. */
  car: string
  by: string
  driver: string
  /** Days from today to the pick-up at ten, or hours from now for one that is near. */
  pickup: { days: number } | { hours: number }
  days: number
  until:
    | 'requested'
    | 'invoiced'
    | 'booked'
    | 'cancelled'
    | 'under_inspection'
    | 'received'
    | 'extending'
    | 'returned'
    | 'disputed'
    | 'completed'
  countries?: readonly string[]
}

/** The oldest first. Of one car the client asks for an extension, one is out after its return time, and one came back with a damage that its client disputes. */
export const demoRentals: readonly DemoRental[] = [
  { car: 'Chevrolet Tahoe', by: '0500000106', driver: 'هيفاء السديري', pickup: { days: -24 }, days: 4, until: 'completed' },
  {
    car: 'Toyota Land Cruiser',
    by: '0500000013',
    driver: 'خالد الشهري',
    pickup: { days: -5 },
    days: 4,
    until: 'disputed',
    countries: ['البحرين'],
  },
  { car: 'Tesla Model 3', by: '0500000112', driver: 'سعد الدوسري', pickup: { days: -4 }, days: 3, until: 'received' },
  { car: 'Hyundai Accent', by: '0500000011', driver: 'سارة العتيبي', pickup: { days: -2 }, days: 4, until: 'extending' },
  { car: 'Hyundai Staria', by: '0500000102', driver: 'نوف الحارثي', pickup: { days: 6 }, days: 3, until: 'cancelled' },
  { car: 'Honda Accord', by: '0500000101', driver: 'عبدالرحمن القرني', pickup: { hours: 3 }, days: 2, until: 'under_inspection' },
  { car: 'Toyota Corolla', by: '0500000011', driver: 'سارة العتيبي', pickup: { days: 5 }, days: 7, until: 'booked' },
  { car: 'Hyundai Sonata', by: '0500000114', driver: 'فيصل الحويطي', pickup: { days: 9 }, days: 5, until: 'invoiced' },
  { car: 'Kia Carnival', by: '0500000013', driver: 'خالد الشهري', pickup: { days: 20 }, days: 3, until: 'requested' },
]
