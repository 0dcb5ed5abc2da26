ALTER TABLE "order_events" ADD COLUMN "appointment_minutes" integer;
