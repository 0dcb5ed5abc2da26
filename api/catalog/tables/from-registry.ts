import { resourceTables } from '../../resources/tables/registry/resource-tables.ts'

/** The tables of this folder that are built from the registry, by the names that code uses. */
export const {
  cities,
  categories,
  services,
  packages,
  faqs,
  seo,
  banners,
  cars,
  'car-holds': car_holds,
  'car-offers': car_offers,
  products,
  'product-variants': product_variants,
  'product-groups': product_groups,
  'product-categories': product_categories,
  brands,
  attributes,
  'attribute-options': attribute_options,
  features,
  'shipping-rates': shipping_rates,
  'review-requests': review_requests,
  'static-pages': static_pages,
  'intro-pages': intro_pages,
  'social-links': social_links,
} = resourceTables
