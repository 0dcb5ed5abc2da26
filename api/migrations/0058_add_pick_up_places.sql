ALTER TABLE "shipping_rates" ADD COLUMN "pick_up_place_ar" text;
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "pick_up_place_en" text;
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "pick_up_hours_ar" text;
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "pick_up_hours_en" text;
--> statement-breakpoint
ALTER TABLE "order_shipping" ADD COLUMN "pick_up" jsonb;
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_pick_up_place_1" CHECK (char_length("pick_up_place_ar") <= 200);
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_pick_up_place_2" CHECK (char_length("pick_up_place_en") <= 200);
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_pick_up_hours_1" CHECK (char_length("pick_up_hours_ar") <= 120);
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_pick_up_hours_2" CHECK (char_length("pick_up_hours_en") <= 120);
--> statement-breakpoint
create trigger shipping_rates_content_version after insert or update or delete or truncate on shipping_rates
  for each statement execute function count_content_write();
