import type { Point } from '@wasl/shared/rules/kingdom-cities.ts'

/** Where a map looks. A new object moves the map. */
export type MapView = { center: Point; zoom: number }
/** Of a selected place: single buildings are seen. */
export const placeZoom = 15
/** The props of both maps. */
export type MapProps = { point: Point | null; view: MapView; onPoint: (point: Point) => void; onFailure: () => void }
