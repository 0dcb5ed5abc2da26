ALTER TABLE "offers" ADD COLUMN "appointment_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "appointment_minutes" integer;
