DROP INDEX "car_holds_held_time";--> statement-breakpoint
CREATE INDEX "car_holds_held_time" ON "car_holds" USING gist (tstzrange("starts_at", "ends_at")) INCLUDE ("car_id", "starts_at", "ends_at") WHERE "released_at" IS NULL;
