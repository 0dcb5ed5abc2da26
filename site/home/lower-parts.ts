import { lazyOr } from '../ui/lazy-or.ts'

// Below the first screen. The server renders them like any other part; their scripts load after the page works.
const nothing = () => null

export const CommonPrices = lazyOr(async () => ({ default: (await import('./CommonPrices.tsx')).CommonPrices }), nothing)
export const FinishedWork = lazyOr(async () => ({ default: (await import('./FinishedWork.tsx')).FinishedWork }), nothing)
export const ClientReviews = lazyOr(async () => ({ default: (await import('./ClientReviews.tsx')).ClientReviews }), nothing)
export const HowItWorks = lazyOr(async () => ({ default: (await import('./HowItWorks.tsx')).HowItWorks }), nothing)
export const PaymentProtection = lazyOr(async () => ({ default: (await import('./PaymentProtection.tsx')).PaymentProtection }), nothing)
export const Faq = lazyOr(async () => ({ default: (await import('./Faq.tsx')).Faq }), nothing)
export const GetStarted = lazyOr(async () => ({ default: (await import('./GetStarted.tsx')).GetStarted }), nothing)
export const FeaturedProviders = lazyOr(async () => ({ default: (await import('./FeaturedProviders.tsx')).FeaturedProviders }), nothing)
export const NewProducts = lazyOr(async () => ({ default: (await import('./NewProducts.tsx')).NewProducts }), nothing)
