ALTER TABLE "order_events" ADD COLUMN "appointment_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "appointment_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "appointment_minutes" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_appointment_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_minutes" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_by" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visit_step" text;
--> statement-breakpoint
CREATE INDEX "orders_provider_appointments" ON "orders" USING btree ("provider_id","appointment_at") WHERE appointment_at is not null;
--> statement-breakpoint
CREATE INDEX "orders_client_appointments" ON "orders" USING btree ("client_id","appointment_at") WHERE appointment_at is not null;
--> statement-breakpoint
CREATE INDEX "orders_appointments" ON "orders" USING btree ("appointment_at") WHERE appointment_at is not null;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proposed_time" CHECK ((proposed_by is null) = (proposed_appointment_at is null) and proposed_by in ('client', 'provider'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_visit_step" CHECK (visit_step in ('on_the_way', 'arrived', 'started'));
