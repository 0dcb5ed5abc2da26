ALTER TABLE "orders" ALTER COLUMN "city_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "mode" text DEFAULT 'on_site' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mode" text DEFAULT 'on_site' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "meeting_way" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_city_id" uuid;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_lat" double precision;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_lng" double precision;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_district" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_address" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_map_link" text GENERATED ALWAYS AS ('https://www.google.com/maps/search/?api=1&query=' || to_lat::text || ',' || to_lng::text) STORED;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_to_city_id_cities_id_fk" FOREIGN KEY ("to_city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "services_mode" ON "services" USING btree ("mode" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "orders_by_to_city_id" ON "orders" USING btree ("to_city_id" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_mode_1" CHECK ("mode" in ('moving', 'on_site', 'meeting', 'remote'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place" CHECK ((city_id is not null) = (mode in ('on_site', 'moving') or coalesce(meeting_way, '') = 'office')
        and (to_city_id is not null) = (mode = 'moving') and (meeting_way is not null) = (mode = 'meeting'));
