import { lazyOr } from '../ui/lazy-or.ts'

// What only users see of the home page: guests do not load it.
const nothing = () => null

export const ProviderTodoList = lazyOr(async () => ({ default: (await import('./ProviderDashboard.tsx')).ProviderTodoList }), nothing)
export const ProviderFigures = lazyOr(async () => ({ default: (await import('./ProviderDashboard.tsx')).ProviderFigures }), nothing)
export const RepeatedOrders = lazyOr(async () => ({ default: (await import('./RepeatedOrders.tsx')).RepeatedOrders }), nothing)
export const LastProviders = lazyOr(async () => ({ default: (await import('./LastProviders.tsx')).LastProviders }), nothing)
