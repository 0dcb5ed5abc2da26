ALTER TABLE "rentals" ADD COLUMN "km_per_day" integer;
--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "km_price" bigint;--> statement-breakpoint
UPDATE "rentals" SET "km_per_day" = "cars"."km_per_day", "km_price" = "cars"."km_price" FROM "cars" WHERE "cars"."id" = "rentals"."car_id";
