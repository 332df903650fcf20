-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "message" TEXT,
ALTER COLUMN "id" SET DEFAULT gen_random_uuid();
