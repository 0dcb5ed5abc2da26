import type { DemoService } from '../service-builders.ts'
import { accountingServices } from './accounting.ts'
import { carsServices } from './cars.ts'
import { cleaningServices } from './cleaning.ts'
import { designServices } from './design.ts'
import { educationServices } from './education.ts'
import { eventsServices } from './events.ts'
import { legalServices } from './legal.ts'
import { maintenanceServices } from './maintenance.ts'
import { marketingServices } from './marketing.ts'
import { movingServices } from './moving.ts'
import { photographyServices } from './photography.ts'
import { programmingServices } from './programming.ts'

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
