import { calendarQuery, carCalendar, carPage, carQuote, carsPage, carsQuery, quoteBody } from '../cars.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const searchCars = endpoint({
  method: 'GET',
  path: '/api/cars',
  action: 'pub.car',
  summary: 'The rental cars that match filters; with dates, those that are free then, with the total for these dates',
  query: carsQuery,
  response: carsPage,
  limit: { max: 240, perSeconds: 60 },
})
export const showCar = endpoint({
  method: 'GET',
  path: '/api/cars/:id',
  action: 'pub.car',
  summary: 'A rental car with its prices, rules and provider',
  params: idParams,
  response: carPage,
})
export const showCarCalendar = endpoint({
  method: 'GET',
  path: '/api/cars/:id/calendar',
  action: 'pub.car',
  summary: 'When a car is free within a period of at most half a year',
  params: idParams,
  query: calendarQuery,
  response: carCalendar,
})
export const quoteCar = endpoint({
  method: 'POST',
  path: '/api/cars/:id/quote',
  action: 'pub.car',
  summary: 'The price of a rental, line by line; 409 with the next free time if the car is taken. Reserves nothing',
  params: idParams,
  body: quoteBody,
  response: carQuote,
  limit: { max: 120, perSeconds: 60 },
})
