export type Point = { lat: number; lng: number }
/** The props of both maps. */
export type MapProps = { point: Point | null; onPoint: (point: Point) => void; onFailure: () => void }
