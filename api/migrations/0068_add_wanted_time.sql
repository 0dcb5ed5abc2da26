ALTER TABLE "orders" ADD COLUMN "wanted_on" date;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wanted_part" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wanted_time" time;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wanted" CHECK (wanted_on is not null or (wanted_part is null and wanted_time is null));
