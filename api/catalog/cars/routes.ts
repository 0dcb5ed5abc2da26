import * as endpoints from '@wasl/shared/contract/endpoints/cars.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { loadCalendar } from './car-calendar.ts'
import { loadCarPage } from './car-page.ts'
import { searchCars } from './car-search.ts'
import { quoteCar } from './quote-car.ts'

/** The public pages of car rental. */
export function carRoutes(app: FastifyInstance): void {
  serve(app, endpoints.searchCars, ({ ctx, query }) => searchCars(ctx, query))
  serve(app, endpoints.showCar, ({ ctx, params }) => loadCarPage(ctx, params))
  serve(app, endpoints.showCarCalendar, ({ ctx, params, query }) => loadCalendar(ctx, params.id, query))
  serve(app, endpoints.quoteCar, ({ ctx, params, body }) => quoteCar(ctx, params.id, body))
}
