ALTER TABLE "pending_registrations" ALTER COLUMN "email" DROP NOT NULL;
