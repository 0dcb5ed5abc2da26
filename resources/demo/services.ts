import type { DemoService } from './service-builders.ts'
import { accountingServices } from './services/accounting.ts'
import { carsServices } from './services/cars.ts'
import { cleaningServices } from './services/cleaning.ts'
import { designServices } from './services/design.ts'
import { educationServices } from './services/education.ts'
import { eventsServices } from './services/events.ts'
import { legalServices } from './services/legal.ts'
import { maintenanceServices } from './services/maintenance.ts'
import { marketingServices } from './services/marketing.ts'
import { movingServices } from './services/moving.ts'
import { photographyServices } from './services/photography.ts'
import { programmingServices } from './services/programming.ts'

export const demoServices: readonly DemoService[] = [
  ...maintenanceServices,
  ...cleaningServices,
  ...movingServices,
  ...designServices,
  ...marketingServices,
  ...programmingServices,
  ...legalServices,
  ...accountingServices,
  ...photographyServices,
  ...educationServices,
  ...eventsServices,
  ...carsServices,
]
